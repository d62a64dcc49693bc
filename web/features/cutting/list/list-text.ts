import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'

/** '4 × 720.5 × 300 Door, along, 2L1S': a line of a list as the saw's operator reads it, in millimetres. */
export function lineText({ name, length, width, quantity, grain, longEdges, shortEdges }: ListedPanel, isBoard: boolean): string {
  const size = isBoard ? `${length / 10}` : `${length / 10} × ${width / 10}`
  const edges = `${longEdges ? `${longEdges}L` : ''}${shortEdges ? `${shortEdges}S` : ''}`
  return [`${quantity} × ${size}${name ? ` ${name}` : ''}`, ...(grain === 'any' ? [] : [grain]), ...(edges ? [edges] : [])].join(
    ', ',
  )
}

/**
 * A cutting list as a text of bounded length; whole lines are left out at its end, and it says how many.
 * @param most characters as people count them
 * @param andMore what stands for the lines left out
 */
export function listText(lines: readonly string[], most: number, andMore: (count: number) => string): string {
  const lengthOf = (text: string) => [...text].length
  const whole = lines.join('\n')
  if (lengthOf(whole) <= most) return whole
  for (let shown = lines.length - 1; shown > 0; shown--) {
    const text = [...lines.slice(0, shown), andMore(lines.length - shown)].join('\n')
    if (lengthOf(text) <= most) return text
  }
  return andMore(lines.length)
}
