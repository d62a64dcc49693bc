import type { Browsers } from './browsers.ts'
import { type Problem, placeText } from './problem.ts'

/** The sources of problems, by priority. */
const KINDS = ['graphql', 'sandbox', 'server', 'render', 'types'] as const
type Kind = (typeof KINDS)[number]

export type Problems = ReturnType<typeof createProblems>

/**
 * The current problems, shown in the terminal and in the overlay of every browser, also of those that connect later.
 * @param root folder that places are relative to
 */
export function createProblems(browsers: Browsers, root: string) {
  const standing = new Map<Kind, Problem>()
  const show = () => {
    const kind = KINDS.find((kind) => standing.has(kind))
    const problem = kind && standing.get(kind)
    if (problem) browsers.showError(overlay(kind, problem))
  }
  browsers.onConnection(show)
  return {
    set(kind: Kind, problem: Problem): void {
      standing.set(kind, problem)
      console.error(`\n✗ ${kind} ${placeText(problem, root)}\n${problem.message}\n`)
      show()
    },
    /** Clears the problem, and the overlay if there is no other. */
    clear(kind: Kind): void {
      if (!standing.delete(kind)) return
      console.info(`✓ ${kind} fixed`)
      if (standing.size > 0) show()
      // The shop runs in spite of type errors.
      else if (kind === 'types') browsers.hideError()
      else browsers.reload()
    },
  }
}

function overlay(kind: Kind, { message, stack = '', file, line, column, frame }: Problem) {
  return {
    message,
    stack,
    plugin: kind,
    ...(file !== undefined && { id: file, loc: { file, line: line ?? 1, column: column ?? 1 } }),
    ...(frame !== undefined && { frame }),
  }
}
