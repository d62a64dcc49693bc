import { basename, join } from 'node:path'

interface Step {
  /** Relative to the project. */
  readonly path: string
  /** 0 for a numbered step. */
  readonly indent: number
}

const STEP = /^( *)(?:\d+\.|-) \[[^\]]+\]\(([^)]+)\)/
const LIMIT = /At most (\d+) files on the server/
const SERVER = /^(?:bff|schema)\/.*\.ts$/

/** What is wrong with the walks of a document. @param read the text of a file, by its path in the project */
export function brokenWalks(text: string, read: (path: string) => string): readonly string[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((walk) => {
      const [title = ''] = walk.split('\n')
      return [...missingImports(stepsOf(walk), read), ...excess(walk)].map((finding) => `${title}: ${finding}`)
    })
}

const stepsOf = (walk: string): readonly Step[] =>
  walk.split('\n').flatMap((line) => {
    const [, indent = '', path] = STEP.exec(line) ?? []
    return path === undefined ? [] : [{ path: join('docs', path), indent: indent.length }]
  })

function missingImports(steps: readonly Step[], read: (path: string) => string): readonly string[] {
  return steps.flatMap((step, index) => {
    const importer = importerOf(step, steps.slice(0, index))
    if (!importer || !SERVER.test(importer.path)) return []
    const isImported = read(importer.path).includes(`/${basename(step.path)}'`)
    return isImported ? [] : [`${importer.path} does not import ${step.path}`]
  })
}

/** The numbered step before a numbered step, or the file that a file is listed below. */
const importerOf = ({ indent }: Step, before: readonly Step[]): Step | undefined =>
  before.findLast((step) => (indent === 0 ? step.indent === 0 : step.indent < indent))

function excess(walk: string): readonly string[] {
  const limit = LIMIT.exec(walk)?.[1]
  const files = stepsOf(walk).filter(({ path }) => SERVER.test(path)).length
  return limit === undefined || files <= Number(limit) ? [] : [`lists ${files} files on the server, not at most ${limit}`]
}
