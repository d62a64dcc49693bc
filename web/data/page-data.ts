import type { Operation } from '#schema/operation.ts'
import type { ShopInfo } from '../page.types.ts'

/** What an operation answered while the page was made. */
export interface Answer {
  /** Name of the operation. */
  readonly name: string
  readonly variables: unknown
  readonly data: unknown
  /** A field stands without its value because a read failed. */
  readonly hasGaps?: true
}

/** What the server hands over with a page, so that the browser can take it up without a request. */
export interface PageData {
  readonly shop: ShopInfo
  /** Milliseconds since 1970. Pages are cached, so this may be a while ago. */
  readonly renderedAt: number
  readonly answers: readonly Answer[]
  /** The page is none yet: the browser shows one in it from what the device keeps. `files` any page may need; they are kept with it. */
  readonly appShell?: { readonly files: readonly string[] }
}

/** Whether the page lacks something because a read failed. */
export const cameWithGaps = ({ answers }: Pick<PageData, 'answers'>): boolean => answers.some(({ hasGaps }) => hasGaps)

/** Element that holds it. */
export const PAGE_DATA_ID = 'page-data'

/** The answer to an operation among those that came with the page. Loaders ask each operation once per page. */
export function answerTo<Result, Variables>(
  answers: readonly Answer[],
  operation: Operation<Result, Variables>,
): Result | undefined {
  // The operation's name says the type of its answer.
  return answers.find((answer) => answer.name === operation.name)?.data as Result | undefined
}
