import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlacedBlocks } from './placed-blocks.tsx'

const block = (id: string, content: string) => ({ __typename: 'CmsBlock', id, content }) as const

// CMS-24
it.each([
  ['nothing without blocks', [], ''],
  ['nothing if they could not be loaded', null, ''],
])('PlacedBlocks shows %s', (_, blocks, html) => {
  expect(renderToStaticMarkup(<PlacedBlocks blocks={blocks} />)).toBe(html)
})

// CMS-24
it('PlacedBlocks shows the blocks in order, each by itself', () => {
  const html = renderToStaticMarkup(<PlacedBlocks blocks={[block('2', '<p>Oak</p>'), block('1', '<p>Ash</p>')]} />)
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe('<div><p>Oak</p></div><div><p>Ash</p></div>')
})
