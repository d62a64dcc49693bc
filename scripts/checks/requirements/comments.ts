export interface Line {
  readonly file: string
  readonly line: number
  readonly text: string
}

const COMMENT = /(?:^\s*\*|^\s*\/\*\*?|(?:^|\s)\/\/\s)(.*)$/

/** The comments of a source, one entry per line with a comment. */
export function findComments(file: string, source: string): readonly Line[] {
  return source.split('\n').flatMap((line, index) => {
    const text = COMMENT.exec(line)?.[1]
    return text ? [{ file, line: index + 1, text }] : []
  })
}

/** All lines of a document. */
export const splitLines = (file: string, source: string): readonly Line[] =>
  source.split('\n').map((text, index) => ({ file, line: index + 1, text }))
