import type { Page } from '@playwright/test'
import type { Category, Facet } from './category.ts'
import { english } from './english.ts'

const listing = english.get('listing')

/** The group of a facet's values. */
export const findFacet = (page: Page, { label }: Pick<Facet, 'label'>) => page.getByRole('group', { name: label, exact: true })

/** Checks a value of a facet. */
export const choose = (page: Page, facet: Facet, index: number) =>
  findFacet(page, facet)
    .getByRole('checkbox', { name: `${getValueLabel(facet, index)} ${listing.count(facet.values[index]?.count ?? 0)}` })
    .check()

export const getValueId = ({ values }: Facet, index: number) => values[index]?.id ?? ''
export const getValueLabel = ({ values }: Facet, index: number) => values[index]?.label ?? ''

/** The address of a category with chosen values. */
export function filteredAddress({ url }: Category, filters: readonly { attribute: string; values: readonly string[] }[]): string {
  const query = new URLSearchParams(
    filters
      .toSorted((a, b) => (a.attribute < b.attribute ? -1 : 1))
      .flatMap(({ attribute, values }) => values.map((value) => [attribute, value])),
  )
  return `${url}?${query}`
}
