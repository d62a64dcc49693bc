import type { PageInfo } from '#schema/generated/types.ts'

/** A part of a list, as it was asked for. */
export interface Page {
  readonly first: number
  readonly offset: number
}

/** Where a page lies in its list. @param length of what is on it */
export const pageInfo = ({ first, offset }: Page, length: number, total: number): PageInfo => ({
  first,
  offset,
  hasNext: length > 0 && offset + length < total,
  hasPrevious: offset > 0,
})
