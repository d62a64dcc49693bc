import { describe, expect, it } from 'vitest'
import { breadcrumbList, jsonLd } from './structured-data.ts'

describe('structured data', () => {
  it('lists the way to a page with absolute addresses', () => {
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

  it('can stand in a page whatever a merchant wrote', () => {
    const text = jsonLd([{ '@type': 'Product', name: '</script><script>alert(1)</script><!--' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
  })
})
