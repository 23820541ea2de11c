import { parseList, parseTable } from '../../parseTable.ts';

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

export const crafts = parseTable<Craft>(`
  name                | trade     | pieces                               | materials                           | teacher                              | motif
  quilting            | Quilts    | pieced bed quilts and wall hangings  | cotton and batting                  | the women of my church               | quilt
  hand knitting       | Knits     | colorwork sweaters and lace shawls   | wool and alpaca yarn                | my grandmother                       | knit
  wet felting         | Felt      | felted landscapes, hats and slippers | merino roving and silk              | a neighbor from Kyrgyzstan           | knit
  pottery             | Pottery   | stoneware bowls, vases and tiles     | stoneware clay and ash glazes       | my uncle, who dug local clay         | vases
  embroidery          | Stitches  | hoop art and restored linens         | stranded floss and linen            | my great-aunt, who mailed me samples | rosette
  basket weaving      | Baskets   | market baskets and cradles           | ash splints and sweetgrass          | the elders of my nation              | weave
  beadwork            | Beads     | earrings, collars and bags           | glass seed beads and smoked hide    | my mother                            | beads
  floor-loom weaving  | Weavers   | blankets, towels and table runners   | cotton, wool and handspun           | a weavers' guild in the next county  | weave
  dried floral design | Florals   | wreaths and bridal crowns            | floral wire and dried flowers       | books and a lot of trial and error   | rosette
  candle making       | Candles   | beeswax pillars and tapers           | beeswax and cotton wicks            | a Moravian aunt                      | vases
  patchwork clothing  | Patchwork | jackets made of worn quilts          | vintage quilts and denim            | my father, a tailor                  | quilt
  crochet             | Crochet   | toys, blankets and market bags       | cotton and acrylic yarn             | videos, and then my sister-in-law    | beads
`);

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

export const streets = parseList(`
  Harbor Lane, Mill Street, Orchard Road, Weaver Court, Old Ferry Road, Juniper Avenue, Spindle Way,
  Chapel Hill Road`);

export const heritages = parseList(`
  Swedish American, Oaxacan, Gullah Geechee, Ojibwe, Lebanese American, Hmong, Appalachian Scots-Irish,
  Punjabi, Ukrainian American, Puerto Rican, Lakota, Black American`);

/** First words of a business name; the trade follows. */
export const businessWords = parseList(`
  North Shore, Two Sisters, Blue Gate, Copper Kettle, Third Street, Quiet Hands, River Bend, Marigold,
  Good Thread, Long Table`);
