import type { Range } from '../families/family.ts'
import type { Language } from '../wording/text.ts'
import { OF_MATERIALS } from './said-of-materials.ts'
import { OF_SUPPLIES } from './said-of-supplies.ts'

/** Stars, headline, text. */
export type Said = readonly [stars: 1 | 2 | 3 | 4 | 5, title: string, detail: string]

const ENGLISH: Readonly<Record<Range, readonly Said[]>> = { ...OF_MATERIALS, ...OF_SUPPLIES }

const GERMAN: readonly Said[] = [
  [5, 'Sehr gute Ware', 'Maßhaltig, trocken und gut verpackt. Gerne wieder.'],
  [4, 'Wie beschrieben', 'Lieferung einen Tag später als angekündigt, die Ware ist einwandfrei.'],
  [5, 'Saubere Verarbeitung', 'Kanten scharf, Oberfläche glatt, nichts nachzuarbeiten.'],
  [3, 'In Ordnung', 'Ein Stück hatte eine Macke, wurde aber anstandslos ersetzt.'],
  [4, 'Guter Preis', 'Auch mit Fracht günstiger als vor Ort.'],
]

const ITALIAN: readonly Said[] = [
  [5, 'Ottima qualità', 'Misure precise, materiale asciutto e ben imballato. Lo ricomprerò.'],
  [4, 'Come descritto', 'Consegna con un giorno di ritardo, merce perfetta.'],
  [5, 'Lavorazione pulita', 'Spigoli netti e superficie liscia, niente da ritoccare.'],
  [3, 'Discreto', 'Un pezzo aveva un segno, sostituito senza discutere.'],
  [4, 'Buon prezzo', 'Anche con la spedizione conviene.'],
]

/** What is said of products of a range, in the view's language. */
export function saidOf(range: Range, language: Language): readonly Said[] {
  if (language === 'de') return GERMAN
  return language === 'it' ? ITALIAN : ENGLISH[range]
}

/** First names and initials, as shoppers sign. */
export const NICKNAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Anna B',
    'Tom the joiner',
    'Priya S',
    'Gareth',
    'M. Okafor',
    'Ewan McL',
    'Jess in Otley',
    'D. Whitaker',
    'Sam',
    'Rosie H',
    'K. Lindqvist',
    'Colin',
    'Megan P',
    'Ali R',
    'Hannah',
    'Old Bill',
    'J. Farrow',
    'Bethan',
    'Pete (builder)',
    'Nadia',
  ],
  de: ['Jörg', 'Tischlerei Vogt', 'Anke M', 'H. Brandt', 'Svenja', 'Uwe K'],
  it: ['Giulia', 'Falegnameria Rossi', 'Marco T', 'Elena', 'S. Conti', 'Paolo'],
}
