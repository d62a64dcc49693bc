import { basename, join } from 'node:path'

interface Step {
  /** Relative to the project. */
  readonly path: string
  /** 0 for a numbered step. */
  readonly indent: number
  /** The first step of a list, which another file leads to without importing it. */
  readonly isFirst: boolean
}

const STEP = /^( *)(\d+\.|-) \[[^\]]+\]\(([^)]+)\)/
const SIDES = [
  { name: 'on the server', limit: /At most (\d+) files on the server/, scripts: /^(?:bff|schema)\/.*\.ts$/ },
  { name: 'in the browser', limit: /At most (\d+) files in the browser/, scripts: /^web\/.*\.tsx?$/ },
]

/** The problems of the walks of a document. @param read the text of a file, by its path in the project */
export function brokenWalks(text: string, read: (path: string) => string): readonly string[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((walk) => {
      const [title = ''] = walk.split('\n')
      return [...missingImports(parseSteps(walk), read), ...excess(walk)].map((finding) => `${title}: ${finding}`)
    })
}

const parseSteps = (walk: string): readonly Step[] =>
  walk.split('\n').flatMap((line) => {
    const [, indent = '', mark, path] = STEP.exec(line) ?? []
    return path === undefined ? [] : [{ path: join('docs', path), indent: indent.length, isFirst: mark === '1.' }]
  })

function missingImports(steps: readonly Step[], read: (path: string) => string): readonly string[] {
  return steps.flatMap((step, index) => {
    const importer = findImporter(step, steps.slice(0, index))
    if (!importer || !SIDES.some(({ scripts }) => scripts.test(importer.path) && scripts.test(step.path))) return []
    const isImported = read(importer.path).includes(`/${basename(step.path)}'`)
    return isImported ? [] : [`${importer.path} does not import ${step.path}`]
  })
}

/** The numbered step before a numbered step, or the file that a file is listed below. */
const findImporter = ({ indent, isFirst }: Step, before: readonly Step[]): Step | undefined =>
  isFirst ? undefined : before.findLast((step) => (indent === 0 ? step.indent === 0 : step.indent < indent))

function excess(walk: string): readonly string[] {
  return SIDES.flatMap(({ name, limit, scripts }) => {
    const most = limit.exec(walk)?.[1]
    const files = new Set(parseSteps(walk).map(({ path }) => path)).values().filter((path) => scripts.test(path))
    const count = [...files].length
    return most === undefined || count <= Number(most) ? [] : [`lists ${count} files ${name}, not at most ${most}`]
  })
}
