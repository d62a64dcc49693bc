import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { ROW_FIELDS } from '../device/saved-list.ts'

/** The starts of column titles in English, German and Italian, in lower case without accents. */
const TITLES: Readonly<Record<keyof ListRow, RegExp>> = {
  name: /^(?:name|part|piece(?!s)|panel|label|description|bezeichnung|benennung|teil|nome|pezzo|descrizione)/,
  length: /^(?:length|long|lange|laenge|lunghezza|l)\b/,
  width: /^(?:width|wide|breite|larghezza|w|b)\b/,
  quantity: /^(?:q(?:uanti)?ty|count|number|pieces|pcs|stuck(?:zahl)?|stueck(?:zahl)?|stk|anzahl|menge|quantita|pezzi)\b/,
  grain: /^(?:grain|maserung|faser|venatura|fibra|verso)/,
  edges: /^(?:edg|kante|bord)/,
}

/** The field with this column title; null for an unknown title. */
export const parseColumn = (title: string): keyof ListRow | null => {
  const plain = foldAccents(title)
  return ROW_FIELDS.find((column) => TITLES[column].test(plain)) ?? null
}

const NOTHING = /^(?:none?|no|0|-|keine?|nessun[ao]?)$/
const GRAINS = [
  ['any', /^(?:any(?: way)?|none?|no|n|0|-|egal|beliebig|keine|indifferente|libera|nessuna)$/],
  ['along', /^(?:along|l|y|yes|1|length|langs|laengs|(?:per il |in )?lungo)$/],
  ['across', /^(?:across|w|width|quer|in largo|di traverso|traverso)$/],
] as const

/** The grain in a cell. An unknown text is kept, and the form reports it at the field. */
export function parseGrain(cell: string): string {
  const plain = foldAccents(cell)
  return GRAINS.find(([, words]) => words.test(plain))?.[0] ?? cell
}

/** One kind of edge with its number: '2 long', '1 kurz', '2L', '1W'. */
const EDGE = /([12])\s*(?:x\s*)?(l|long|lang|lange|lungo|lunghi|s|w|short|kurz|kurze|corto|corti)(?![a-z])/g
const BETWEEN = /^(?:\s|[,+&/]|and|und|e\b)*$/

/**
 * The edges in a cell as a code such as '2L1S'. The front edge is a long one. An unknown text is kept, and the form reports it at the
 * field.
 */
export function parseEdges(cell: string): string {
  // '2L1S' has no space between its parts.
  const plain = foldAccents(cell).replace(/(\d[lsw])(?=\d)/g, '$1 ')
  if (NOTHING.test(plain)) return ''
  if (/^(?:front|vorne|vorderkante|fronte|anteriore)$/.test(plain)) return '1L'
  if (/^(?:all|alle|tutti|rundum)$/.test(plain)) return '2L2S'
  const groups = [...plain.matchAll(EDGE)].map(([, count, kind = '']) => ({ count, isLong: kind.startsWith('l') }))
  const [long, short] = [groups.filter(({ isLong }) => isLong), groups.filter(({ isLong }) => !isLong)]
  const isUnderstood = groups.length > 0 && long.length < 2 && short.length < 2 && BETWEEN.test(plain.replace(EDGE, ''))
  if (!isUnderstood) return cell
  return [...long.map(({ count }) => `${count}L`), ...short.map(({ count }) => `${count}S`)].join('')
}

const foldAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
