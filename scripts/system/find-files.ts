import { globSync } from 'node:fs'
import { sep } from 'node:path'

interface FindOptions {
  readonly cwd?: string
  readonly exclude?: readonly string[]
}

/** Sorted paths of the files that match, with `/` between folders on every system. */
export const findFiles = (pattern: string | readonly string[], options: FindOptions = {}): string[] =>
  globSync(pattern, options)
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
