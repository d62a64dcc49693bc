import { describe, expect, inject, it } from 'vitest'
import { visit } from '../../kit/page.ts'

/** Targets of the links in the section with this heading. */
async function linksIn(path: string, heading: string): Promise<readonly string[]> {
  const { main } = await visit(path)
  const section = main.split('<section').find((part) => new RegExp(`<h2[^>]*>${heading}</h2>`).test(part)) ?? ''
  return [...section.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

const fetchText = async (href: string) => {
  const reply = await fetch(new URL(href, inject('shop').url))
  await reply.arrayBuffer()
  return { status: reply.status, type: reply.headers.get('content-type') }
}

describe('product page', () => {
  it('has the number to call and no quantity if the product is sold by telephone only', async () => {
    const { main, text } = await visit('/p/SLAB-WALNUT-600X2400/any-slug')
    expect(text).toContain('Please ring us to order this product')
    expect(text).toContain('Call 0113 496 0123')
    expect(main).toContain('href="tel:01134960123"')
    expect(main).not.toContain('role="spinbutton"')
  })

  it('lists the files of a download, and samples that can be opened', async () => {
    const path = '/p/PLAN-WORKBENCH/any-slug'
    const [sample = ''] = await linksIn(path, 'Try before you buy')
    expect(await fetchText(sample)).toMatchObject({ status: 200 })
    expect((await visit(path)).main).toMatch(/<h2[^>]*>Included<\/h2>.*?<li/s)
  })

  it('links to documents that can be opened', async () => {
    const links = await linksIn('/p/PLY-BIRCH-4/any-slug', 'Documents')
    expect(links).toEqual(['/media/docs/birch-ply.pdf', '/media/docs/birch-ply-dop.pdf'])
    for (const href of links)
      expect(await fetchText(href)).toEqual({
        status: 200,
        type: expect.stringMatching(/^application\/pdf|^text\/plain|^image\//),
      })
  })

  it('preselects the first of several radio buttons of an option, and says that a file cannot be uploaded', async () => {
    const { main, text } = await visit('/p/SRV-CUT-PANEL/any-slug')
    const radios = main.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(radios[0]).toContain('checked')
    expect(text).toContain('You can’t send files from this page. Please ring us: 0113 496 0123')
  })
})
