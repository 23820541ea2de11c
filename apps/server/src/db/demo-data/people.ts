/** Invented names, combined at random. No real person is meant. */
export const firstNames: readonly string[] = `
Abigail Aiko Alejandra Amara Anders Anika Anton Ariel Beatriz Bela Bianca Boris Brenda Callum Carla Cecily Chidi Clara
Colin Dalia Damian Daria Dennis Edith Eileen Elias Elena Emeka Erin Esra Fabian Farah Felix Fiona Florian Gemma Gideon
Greta Hana Harvey Helga Hugo Ida Imran Ines Ingrid Ivan Jamal Jana Jasper Joan Jolanda Jonas Kaito Karin Keisha Kofi
Lars Leila Leonie Linus Lorna Lucia Magnus Maeve Marek Marisol Mathis Meera Milo Nadia Naomi Nils Noor Olga Omar Oona
Orla Pascal Petra Priya Quentin Rafael Ravi Renata Rosalind Ruben Sabine Samir Saoirse Selma Silas Søren Tamsin Tariq
Tessa Thea Tomás Uma Ursula Viktor Vera Wanda Wendell Xenia Yara Yusuf Zara Zoë`
  .trim()
  .split(/\s+/);

export const lastNames: readonly string[] = `
Abernathy Adeyemi Albrecht Almeida Ashdown Aurelio Bancroft Barlow Bellweather Bergström Birch Blackwood Bramble Brook
Calloway Carmody Castellan Chandra Copperfield Corrigan Crane Cresswell Dahl Delacroix Dunmore Eastwick Ellery Fairbank
Farrow Fenwick Ferreira Finch Forsythe Gallant Garrick Goodwin Grantham Greenhalgh Hallow Harrowgate Hathersage Hazel
Holloway Ibarra Ingleby Iwasaki Jansen Jessop Kamara Kestrel Kingsley Kowalczyk Lachance Lamb Langstaff Lindqvist
Lockhart Loomis Marchetti Marlowe Merriweather Mistry Moreau Nakamura Needham Nightingale Núñez Oakes O'Dell Okafor
Oldfield Orchard Pemberton Penhallow Petrov Pickering Quill Ravenscroft Redfern Rosewood Rowntree Sandoval Seaborne
Shuttleworth Silverthorne Spinner Stitchcombe Sundaram Tailor Talbot Thackeray Thimbleby Underhill Valdez Velasco
Wainwright Weaver Whitlock Winterbourne Woolf Yardley Yeo Zamora Zielinski`
  .trim()
  .split(/\s+/);

/** A name as used in user names and email addresses. */
export function toAsciiLetters(name: string): string {
  return name
    .replaceAll(/ø/gi, 'o')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
