import type { LineContent } from '#schema/rules/cart/line-content.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'

interface NamedLine extends LineContent {
  /** The device's; null for a line the platform brought. */
  readonly key: string | null
  readonly itemId: string
}

/** The names of lines: the device's own, else made of what is in them. Of two with the same in them one has the platform's number too. */
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
