import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../data/shop.tsx'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../messages/use-messages.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FacetGroup } from './facet-group.tsx'
import { VatNote } from './vat-note.tsx'

const STATE = { filters: { price: ['50-100'] }, sort: null, page: 1, term: '' }
const VALUE = { id: '50-100', label: '£50 - £100', grossLabel: '£60 - £120' }
const CHOSEN = { ...VALUE, search: null }
const APPLIED = { __typename: 'AppliedFilter' } as const
const NAMES = { label: 'Price ex VAT', grossLabel: 'Price inc 20% VAT' }

async function render(shown: ReactNode) {
  return renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <ShopProvider shop={{ basePath: '' } as ShopInfo}>
        <MemoryRouter initialEntries={['/timber']}>{shown}</MemoryRouter>
      </ShopProvider>
    </MessagesProvider>,
  )
}

const bothLabels = (inc: string, ex: string) => `<span data-vat="inc">${inc}</span><span data-vat="ex">${ex}</span>`

// LIST-22
describe('the price filter', () => {
  it('has the labels of both VAT modes for one value', async () => {
    const values = [{ __typename: 'FacetValue' as const, ...VALUE, count: 3 }]
    const facet = { __typename: 'Facet' as const, attribute: 'price', kind: 'RANGE' as const, ...NAMES, values }
    const html = await render(<FacetGroup facet={facet} chosen={[]} isOpen={true} />)
    expect(html).toContain(bothLabels('Price inc 20% VAT', 'Price ex VAT'))
    expect(html).toContain(bothLabels('£60 - £120', '£50 - £100'))
    expect(html.match(/value="50-100"/g)).toHaveLength(1)
  })

  it('has a chip for each VAT mode', async () => {
    const applied = [
      { ...APPLIED, attribute: 'price', attributeLabel: NAMES.label, attributeGrossLabel: NAMES.grossLabel, ...CHOSEN },
    ]
    const html = await render(<AppliedFilters applied={applied} state={STATE} />)
    const [, inc, ex] = html.split('data-vat=')
    expect(inc).toContain('aria-label="Remove Price inc 20% VAT: £60 - £120"')
    expect(ex).toContain('aria-label="Remove Price ex VAT: £50 - £100"')
  })

  it('has one chip for a filter that does not depend on VAT', async () => {
    const oak = {
      ...APPLIED,
      attribute: 'wood_type',
      attributeLabel: 'Wood',
      attributeGrossLabel: null,
      id: '58',
      label: 'Oak',
      grossLabel: null,
      search: null,
    }
    expect(await render(<AppliedFilters applied={[oak]} state={STATE} />)).not.toContain('data-vat')
  })
})

// SEARCH-64
it('the chip of a price that the search states leads to the search without it, as does clearing all filters', async () => {
  const stated = { ...CHOSEN, attribute: 'price', attributeLabel: NAMES.label, attributeGrossLabel: NAMES.grossLabel }
  const state = { filters: {}, sort: null, page: 2, term: 'oak board under £50' }
  const html = await render(<AppliedFilters applied={[{ ...APPLIED, ...stated, search: 'oak board' }]} state={state} />)
  expect(html.match(/href="[^"]*"/g)).toEqual(Array.from({ length: 3 }, () => 'href="/timber?q=oak+board"'))
})

// LIST-37
it('the note on prices is there for both VAT modes', async () => {
  expect(await render(<VatNote />)).toContain(bothLabels('Prices inc VAT', 'Prices ex VAT'))
})
