import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A mistake in the sources, as the browser's overlay shows it. */
export interface Problem {
  readonly message: string
  /** Absolute path; absent where the mistake names no file. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** The lines around it. */
  readonly frame?: string
  readonly stack?: string
}

/** `bff/app.ts(3,7): error TS2322: …` of the compiler, and `schema/cart.graphql:3:7: …` of the code generator. */
const REPORTED = /^(\S+?)(?:\((\d+),(\d+)\)|:(\d+):(\d+)): (.+)$/gm

/**
 * What a command reported: the place of the first mistake, and the text of all.
 * @param root folder that the report's paths start from
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

/** What a process wrote that broke: Node names the file and line first, `file:///shop/sandbox/api/app.ts:12`. */
export function crashProblem(output: string): Problem {
  const [, file, line] = /^(?:file:\/\/)?(\/\S+):(\d+)$/m.exec(output) ?? []
  return { message: output.trim(), ...(file !== undefined && { file, line: Number(line) }) }
}

/** What was thrown while sources were read, evaluated or rendered: by its own word, else by the first line of ours in its stack. */
export function thrownProblem(error: unknown, root: string): Problem {
  if (!(error instanceof Error)) return { message: String(error) }
  const message = stripVTControlCharacters(error.message)
  return {
    message,
    ...placeOf(error, message, root),
    ...('frame' in error && typeof error.frame === 'string' && { frame: error.frame }),
    ...(error.stack && { stack: error.stack }),
  }
}

/** 'bff/app.ts:3:7' from the project's folder, for the terminal. */
export function placeText({ file, line = 1, column = 1 }: Problem, root: string): string {
  return file ? `${relative(root, file)}:${line}:${column}` : ''
}

function placeOf(error: Error, message: string, root: string): Pick<Problem, 'file' | 'line' | 'column'> {
  const place = 'loc' in error ? error.loc : undefined
  const file = 'id' in error && typeof error.id === 'string' ? error.id : undefined
  if (isPlace(place)) return { file: place.file ?? file ?? root, line: place.line, column: place.column }
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
