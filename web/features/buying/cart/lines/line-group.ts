import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'

type Option = VisibleLine['options'][number]
type GroupLine = Pick<VisibleLine, 'options' | 'sku'>

/** Longest text beside the other options, in characters. */
const MOST_SHOWN = 80

/** A long text, for example a cutting list. It is folded, because a line of the cart has room for one line of options. */
export const isLongText = ({ value }: Option): boolean => value.includes('\n') || value.length > MOST_SHOWN

const longTexts = ({ options }: GroupLine): string =>
  options
    .filter(isLongText)
    .map(({ value }) => value)
    .join('\n\n')

/**
 * Puts services with a cutting list below the sheets that the list names. The platform moves a changed list to the end.
 * @source CART-46
 */
export function groupLines<Line extends GroupLine>(lines: readonly Line[]): readonly Line[] {
  const findSheets = (line: Line) => {
    const text = longTexts(line)
    return text === '' ? undefined : lines.find((other) => longTexts(other) === '' && text.includes(other.sku))
  }
  return lines.flatMap((line) => (findSheets(line) ? [] : [line, ...lines.filter((other) => findSheets(other) === line)]))
}

/** The position of a line in a group: sheets with the services that cut and edge them. */
export interface GroupPlace {
  /** The line is shown as part of the line above. */
  readonly isJoined: boolean
  /** The line above has the same text, so it is not shown again. */
  readonly repeatsText: boolean
}

/**
 * Joins a service with a cutting list to the sheets above, which the list names by their sku, and edging to the cutting with the same list.
 * @source CART-46
 */
export function groupPlace(lines: readonly GroupLine[], position: number): GroupPlace {
  const [line, above] = [lines[position], lines[position - 1]]
  const text = line ? longTexts(line) : ''
  if (!above || text === '') return { isJoined: false, repeatsText: false }
  const aboveText = longTexts(above)
  const repeatsText = text === aboveText
  // A list of other pieces belongs to other sheets.
  return { isJoined: repeatsText || (aboveText === '' && text.includes(above.sku)), repeatsText }
}
