import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Problem {
  readonly message: string
  /** Absolute path; absent if unknown. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** The surrounding lines. */
  readonly frame?: string
  readonly stack?: string
}

/** `bff/app.ts(3,7): error TS2322: …` of the compiler, and `schema/cart.graphql:3:7: …` of the code generator. */
const REPORTED = /^(\S+?)(?:\((\d+),(\d+)\)|:(\d+):(\d+)): (.+)$/gm

/** `  bff/content/shop/settings.yaml:5 catalog.facet: …` of the configuration. */
const CONFIGURED = /^ *([\w./@-]+\.\w+):(\d+) /m

/**
 * The problem that a command reported: the place of the first error and the text of all.
 * @param root folder that paths in the report are relative to
 */
export function reportedProblem(output: string, root: string): Problem {
  const [first] = output.matchAll(REPORTED)
  if (!first) return { message: output.trim() }
  const [, file = '', line, column, otherLine, otherColumn] = first
  return {
    message: output.trim(),
    file: resolve(root, file),
    line: Number(line ?? otherLine),
    column: Number(column ?? otherColumn),
  }
}

/** The problem of a crashed process. Node prints file and line first: `file:///shop/sandbox/api/app.ts:12`. */
export function crashProblem(output: string): Problem {
  const [, file, line] = /^(?:file:\/\/)?(\/\S+):(\d+)$/m.exec(output) ?? []
  return { message: output.trim(), ...(file !== undefined && { file, line: Number(line) }) }
}

/** The problem of a thrown error, located by its own fields or by the first project file in its stack. */
export function thrownProblem(error: unknown, root: string): Problem {
  if (!(error instanceof Error)) return { message: String(error) }
  const message = stripVTControlCharacters(error.message)
  return {
    message,
    ...findPlace(error, message, root),
    ...('frame' in error && typeof error.frame === 'string' && { frame: error.frame }),
    ...(error.stack && { stack: error.stack }),
  }
}

/** 'bff/app.ts:3:7', relative to the project, for the terminal. */
export function placeText({ file, line = 1, column = 1 }: Problem, root: string): string {
  return file ? `${relative(root, file)}:${line}:${column}` : ''
}

function findPlace(error: Error, message: string, root: string): Pick<Problem, 'file' | 'line' | 'column'> {
  const place = 'loc' in error ? error.loc : undefined
  const file = 'id' in error && typeof error.id === 'string' ? error.id : undefined
  if (isPlace(place)) return { file: place.file ?? file ?? root, line: place.line, column: place.column }
  const [, setting, line] = CONFIGURED.exec(message) ?? []
  if (setting !== undefined) return { file: resolve(root, setting), line: Number(line), column: 1 }
  for (const text of [message, error.stack ?? '']) {
    for (const [, path = '', line, column] of text.matchAll(/(?:file:\/\/)?([\w./@-]+\.\w+):(\d+):(\d+)/g)) {
      const found = resolve(root, path)
      if (found.startsWith(`${root}/`) && !found.includes('/node_modules/'))
        return { file: found, line: Number(line), column: Number(column) }
    }
  }
  return file === undefined ? {} : { file }
}

function isPlace(value: unknown): value is { file?: string; line: number; column: number } {
  return typeof value === 'object' && value !== null && 'line' in value && 'column' in value
}
