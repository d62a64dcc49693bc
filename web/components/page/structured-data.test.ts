import { describe, expect, it } from 'vitest'
import { breadcrumbList, jsonLd } from './structured-data.ts'

describe('breadcrumbList', () => {
  it('lists the breadcrumbs with absolute URLs', () => {
    const list = breadcrumbList(
      [
        { name: 'Decking', url: '/decking' },
        { name: 'Boards', url: '/decking/boards' },
      ],
      'https://shop.example',
    )
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Decking', item: 'https://shop.example/decking' },
      { '@type': 'ListItem', position: 2, name: 'Boards', item: 'https://shop.example/decking/boards' },
    ])
  })
})

describe('jsonLd', () => {
  it('escapes markup in the merchant’s texts', () => {
    const text = jsonLd([{ '@type': 'Product', name: '</script><script>alert(1)</script><!--' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
  })
})
