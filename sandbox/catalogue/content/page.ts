import type { Text } from '../wording/text.ts'

/** A page of text. `content` is HTML. */
export interface Page {
  readonly id: number
  readonly identifier: string
  readonly title: Text
  readonly content: Text
}

/** A piece of text to be put into pages. */
export type Block = Page
