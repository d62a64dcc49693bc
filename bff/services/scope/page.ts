import type { PageInfo } from '#schema/generated/types.ts'

export interface Page {
  readonly first: number
  readonly offset: number
}

/** The position of a page in its list. @param length number of items on the page */
export const pageInfo = ({ first, offset }: Page, length: number, total: number): PageInfo => ({
  first,
  offset,
  hasNext: length > 0 && offset + length < total,
  hasPrevious: offset > 0,
})
