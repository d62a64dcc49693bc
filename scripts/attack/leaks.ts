import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** A line of a stack trace, the folder of this shop, or a path of its parts. */
const INTERNALS = [/\n\s+at [^\n]*:\d+:\d+/, /node_modules[/\\]/, /file:\/\/\//, /\bbff\/[a-z/-]+\.ts\b/]

/** The part of an answer that shows how the server is built; null if there is none. */
export function internalsIn(text: string): string | null {
  if (text.includes(ROOT)) return ROOT
  for (const pattern of INTERNALS) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return found.trim()
  }
  return null
}
