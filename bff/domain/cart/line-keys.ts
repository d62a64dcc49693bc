import type { LineContent } from '#schema/rules/cart/line-content.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'

interface NamedLine extends LineContent {
  /** The device's key; null for a line added by the platform. */
  readonly key: string | null
  readonly itemId: string
}

/**
 * Unique keys for lines: the device's key, otherwise derived from the content. Of two lines with the same content, one gets the
 * platform's item id added.
 */
export function lineKeys(lines: readonly NamedLine[]): readonly string[] {
  const taken = new Set(lines.flatMap(({ key }) => key ?? []))
  return lines.map((line) => {
    if (line.key !== null) return line.key
    const made = lineKey(line)
    const key = taken.has(made) ? `${made}#${line.itemId}` : made
    taken.add(key)
    return key
  })
}
