import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'

/** An import: the importing file and the imported file, relative to the project. */
export type Import = readonly [from: string, to: string]

/** Folders that need each other, and one import for each step of the circle. */
export interface FolderCircle {
  readonly folders: readonly string[]
  readonly imports: readonly Import[]
}

/** Tests and their kits may import anything; packages are not ours. */
const IGNORED = '\\.test\\.tsx?$|\\.test-kit\\.tsx?$|/testing/|/node_modules/'

/** Imports among the files of the folders, type-only imports included. @param baseDir folder that all paths are relative to */
export async function readImports(folders: readonly string[], baseDir = process.cwd()): Promise<readonly Import[]> {
  const { output } = await cruise([...folders], {
    baseDir,
    tsPreCompilationDeps: true,
    includeOnly: { path: `^(?:${folders.join('|')})/` },
    exclude: { path: IGNORED },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of modules')
  return output.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const))
}

/**
 * Circles of folders that lie side by side. A folder counts with all its subfolders.
 * @param looseFiles how files beside subfolders count: together as one folder, named by a dot, or each as a folder
 */
export function folderCircles(
  imports: readonly Import[],
  looseFiles: 'together' | 'apart' = 'together',
): readonly FolderCircle[] {
  const steps = new Map<string, Map<string, Import>>()
  for (const each of imports) {
    const [from, to] = siblings(each, looseFiles)
    if (from === to) continue
    const known = steps.get(from) ?? new Map<string, Import>()
    if (!known.has(to)) known.set(to, each)
    steps.set(from, known)
  }
  const circles = new Map<string, FolderCircle>()
  for (const start of steps.keys()) {
    const folders = wayBack(start, steps)
    if (!folders) continue
    const taken = folders.map((folder, i) => steps.get(folder)?.get(folders[i + 1] ?? start)).filter((each) => each !== undefined)
    const key = folders.toSorted().join(' ')
    if (!circles.has(key)) circles.set(key, { folders, imports: taken })
  }
  return [...circles.values()]
}

/** The two folders, one beside the other, that an import connects; twice '' if both files lie in one folder. */
function siblings([from, to]: Import, looseFiles: 'together' | 'apart'): readonly [string, string] {
  const splitPath = (file: string) => (looseFiles === 'apart' ? file : dirname(file)).split('/')
  const [left, right] = [splitPath(from), splitPath(to)]
  let shared = 0
  while (shared < Math.min(left.length, right.length) && left[shared] === right[shared]) shared += 1
  if (shared === left.length && shared === right.length) return ['', '']
  const nameIn = (folders: readonly string[]) => [...folders.slice(0, shared), folders[shared] ?? '.'].join('/')
  return [nameIn(left), nameIn(right)]
}

/** The shortest circle through a folder; null if there is none. */
function wayBack(start: string, steps: ReadonlyMap<string, ReadonlyMap<string, Import>>): readonly string[] | null {
  const queue: (readonly string[])[] = [[start]]
  const seen = new Set([start])
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of steps.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
  return null
}

/** One line per step of the circle. */
export const describeCircle = ({ folders, imports }: FolderCircle): string =>
  [`Folders need each other: ${folders.join(' → ')}`, ...imports.map(([from, to]) => `  ${from} imports ${to}`)].join('\n')
