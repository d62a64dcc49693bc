import { describe, expect, it } from 'vitest'
import { llmsTxt } from './llms-txt.ts'

const file = {
  name: 'Oak & Co',
  summary: 'Wood.',
  details: ['Open daily.'],
  sections: [
    { title: 'Departments', links: [{ title: 'Timber', url: 'https://shop.test/timber', note: 'Sawn' }] },
    { title: 'Pages', links: [] },
  ],
}

// SHARE-3
describe('llmsTxt', () => {
  it('has a title, a quoted summary, paragraphs and sections of links, in this order', () => {
    expect(llmsTxt(file)).toBe(
      '# Oak & Co\n\n> Wood.\n\nOpen daily.\n\n## Departments\n\n- [Timber](https://shop.test/timber): Sawn\n',
    )
  })

  it('keeps names from becoming markup, links or lines', () => {
    const links = [{ title: 'a](https://evil.test)\n# b <i> \ud800', url: 'https://shop.test/a (b)/ö%20c' }]
    expect(llmsTxt({ ...file, details: ['# not a title', '- no list'], sections: [{ title: 'x', links }] })).toBe(
      [
        '# Oak & Co\n\n> Wood.\n\n\\# not a title\n\n\\- no list\n\n## x\n\n',
        '- [a\\](https://evil.test) # b \\<i\\> \ufffd](https://shop.test/a%20%28b%29/%C3%B6%20c)\n',
      ].join(''),
    )
  })
})
