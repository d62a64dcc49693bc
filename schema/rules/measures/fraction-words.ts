import { TIMES_WORDS, UNIT_WORDS } from './units.ts'

/**
 * Fractions of an inch in English, German and Italian words, as figures: 'half an inch' is '1/2 inch', 'dreiviertel Zoll' is '3/4 Zoll', 'two
 * and a half inch' is '2 1/2 inch'. Shoppers state thicknesses this way. Three quarters, eighths and figures such as '3/4' need no unit.
 * Halves and quarters in words need one, because 'half round' and 'quarter round' are mouldings.
 *
 * @param text in lower case
 * @source SEARCH-32
 */
export function writeFractions(text: string): string {
  const inFigures = WORDS.reduce((written, [words, figures]) => written.replace(words, figures), text)
  return inFigures.replace(BARE_FRACTION, '$&"')
}

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const INCH = '(?:inch(?:es)?|ins?|zoll|pollic[ei]|")'
/** Between the fraction and its unit: 'half an inch', 'three quarters of an inch', 'tre quarti di pollice'. */
const OF = '[ -]?(?:of )?(?:an? )?(?:di )?'
/** Profiles: 'three quarter round'. */
const NO_PROFILE = '(?![ -](?:di )?(?:round|rund|tond[oi]))'

const WHOLES: readonly (readonly [string, number])[] = [
  ['one|1|ein(?:und)?|un', 1],
  ['two|2|zwei(?:und)?|due', 2],
  ['three|3|drei(?:und)?|tre', 3],
  ['four|4|vier(?:und)?|quattro', 4],
  ['five|5|fünf(?:und)?|cinque', 5],
  ['six|6|sechs(?:und)?|sei', 6],
]
const EIGHTHS: readonly (readonly [string, string])[] = [
  ['(?:three|3)[ -]quarters?|drei ?viertel|tre quarti', '3/4'],
  ['(?:three|3)[ -]eighths?|drei ?achtel|tre ottavi', '3/8'],
  ['(?:five|5)[ -]eighths?|fünf ?achtel|cinque ottavi', '5/8'],
  ['(?:seven|7)[ -]eighths?|sieben ?achtel|sette ottavi', '7/8'],
]
const SMALLER: readonly (readonly [string, string])[] = [
  ['half|(?:ein )?halbe?[rsn]?|mezzo', '1/2'],
  ['(?:a |one )?quarter|(?:ein ?)?viertel|(?:un )?quarto', '1/4'],
  ['(?:an |one )?eighth|(?:ein ?)?achtel|(?:un )?ottavo', '1/8'],
]

const expression = (pattern: string) => new RegExp(START + pattern, 'gu')

const WORDS: readonly (readonly [RegExp, string])[] = [
  [expression(`(?:anderthalb)[ -]?(?=${INCH}${END})`), '1 1/2 '],
  ...WHOLES.flatMap(([whole, number]): readonly (readonly [RegExp, string])[] => [
    [expression(`(?:${whole}) and an? half[ -]?(?=${INCH}${END})`), `${number} 1/2 `],
    [expression(`(?:${whole})einhalb[ -]?(?=${INCH}${END})`), `${number} 1/2 `],
    [expression(`(?:${whole}) pollic[ei] e mezzo${END}`), `${number} 1/2 pollici`],
  ]),
  ...[...EIGHTHS, ...SMALLER].map(([words, figures]): readonly [RegExp, string] => [
    expression(`(?:${words})${OF}(?=${INCH}${END})`),
    `${figures} `,
  ]),
  ...EIGHTHS.map(([words, figures]): readonly [RegExp, string] => [expression(`(?:${words})${END}${NO_PROFILE}`), `${figures}"`]),
]

/** '3/4' and '1 1/2' without a unit and not beside other figures: '3/4 x 2' is a size, and 'osb/3' is not a fraction. */
const BARE_FRACTION = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,/"]|\p{N} |(?<!\p{L})[x*] ?)`,
    String.raw`(?:\d )?(?:[1357]/8|[13]/4|1/2)`,
    String.raw`(?![\p{L}\p{N}/]| ?[x*] ?\d| \p{N}| ?(?:${TIMES_WORDS}) ?\d)`,
    String.raw`(?! ?(?:${UNIT_WORDS.join('|')})(?!\p{L}))`,
  ].join(''),
  'gu',
)
