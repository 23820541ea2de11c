/** A craft and texts about it. Invented. */
export interface Craft {
  name: string;
  /** As used in the name of a business. */
  trade: string;
  pieces: string;
  materials: string;
  teacher: string;
  motif: Motif;
}

/** The images of a craft: files of the folder `media` begin with it. */
export type Motif = 'quilt' | 'knit' | 'vases' | 'rosette' | 'weave' | 'beads';

export const crafts: readonly Craft[] = [
  {
    name: 'quilting',
    trade: 'Quilts',
    pieces: 'pieced bed quilts and wall hangings',
    materials: 'cotton and batting',
    teacher: 'the women of my church',
    motif: 'quilt',
  },
  {
    name: 'hand knitting',
    trade: 'Knits',
    pieces: 'colorwork sweaters and lace shawls',
    materials: 'wool from two local mills',
    teacher: 'my grandmother',
    motif: 'knit',
  },
  {
    name: 'wet felting',
    trade: 'Felt',
    pieces: 'felted landscapes, hats and slippers',
    materials: 'merino roving and silk',
    teacher: 'a neighbor from Kyrgyzstan',
    motif: 'knit',
  },
  {
    name: 'pottery',
    trade: 'Pottery',
    pieces: 'stoneware bowls, vases and tiles',
    materials: 'stoneware clay and ash glazes',
    teacher: 'my uncle, who dug local clay',
    motif: 'vases',
  },
  {
    name: 'embroidery',
    trade: 'Stitches',
    pieces: 'hoop art and restored linens',
    materials: 'stranded floss and linen',
    teacher: 'my great-aunt, who mailed me samples',
    motif: 'rosette',
  },
  {
    name: 'basket weaving',
    trade: 'Baskets',
    pieces: 'market baskets and cradles',
    materials: 'ash splints and sweetgrass',
    teacher: 'the elders of my nation',
    motif: 'weave',
  },
  {
    name: 'beadwork',
    trade: 'Beads',
    pieces: 'earrings, collars and bags',
    materials: 'glass seed beads and smoked hide',
    teacher: 'my mother',
    motif: 'beads',
  },
  {
    name: 'floor-loom weaving',
    trade: 'Weavers',
    pieces: 'blankets, towels and table runners',
    materials: 'cotton, wool and handspun',
    teacher: "a weavers' guild in the next county",
    motif: 'weave',
  },
  {
    name: 'dried floral design',
    trade: 'Florals',
    pieces: 'wreaths and bridal crowns',
    materials: 'wire and flowers from my own garden',
    teacher: 'books and a lot of trial and error',
    motif: 'rosette',
  },
  {
    name: 'candle making',
    trade: 'Candles',
    pieces: 'beeswax pillars and tapers',
    materials: 'beeswax from our own hives',
    teacher: 'a Moravian aunt',
    motif: 'vases',
  },
  {
    name: 'patchwork clothing',
    trade: 'Patchwork',
    pieces: 'jackets made of worn quilts',
    materials: 'rescued quilts and denim',
    teacher: 'my father, a tailor',
    motif: 'quilt',
  },
  {
    name: 'crochet',
    trade: 'Crochet',
    pieces: 'toys, blankets and market bags',
    materials: 'cotton and acrylic yarn',
    teacher: 'videos, and then my sister-in-law',
    motif: 'beads',
  },
];

/** Cities of applicants; the streets are invented. */
export const places = [
  { city: 'Duluth', state: 'MN', zip: '55802' },
  { city: 'Akron', state: 'OH', zip: '44303' },
  { city: 'Santa Fe', state: 'NM', zip: '87501' },
  { city: 'Asheville', state: 'NC', zip: '28801' },
  { city: 'Berea', state: 'KY', zip: '40403' },
  { city: 'Lancaster', state: 'PA', zip: '17603' },
  { city: 'Laredo', state: 'TX', zip: '78040' },
  { city: 'Dearborn', state: 'MI', zip: '48126' },
  { city: 'Rapid City', state: 'SD', zip: '57701' },
  { city: 'Eugene', state: 'OR', zip: '97401' },
  { city: 'Lafayette', state: 'LA', zip: '70501' },
  { city: 'Burlington', state: 'VT', zip: '05401' },
  { city: 'Fresno', state: 'CA', zip: '93721' },
  { city: 'Gullah Point', state: 'SC', zip: '29920' },
] as const;

export const streets = [
  'Harbor Lane',
  'Mill Street',
  'Orchard Road',
  'Weaver Court',
  'Old Ferry Road',
  'Juniper Avenue',
  'Spindle Way',
  'Chapel Hill Road',
] as const;

export const heritages = [
  'Swedish American',
  'Oaxacan',
  'Gullah Geechee',
  'Ojibwe',
  'Lebanese American',
  'Hmong',
  'Appalachian Scots-Irish',
  'Punjabi',
  'Ukrainian American',
  'Puerto Rican',
  'Lakota',
  'Black American',
] as const;

/** First words of a business name; the trade follows. */
export const businessWords = [
  'North Shore',
  'Two Sisters',
  'Blue Gate',
  'Copper Kettle',
  'Third Street',
  'Quiet Hands',
  'River Bend',
  'Marigold',
  'Good Thread',
  'Long Table',
] as const;
