import { describe, expect, it } from 'vitest'
import type { PageAssets } from '#schema/page.types.ts'
import { clientArchive, clientArchives } from './client-archive.ts'
import { clientManifest } from './client-manifest.ts'

/** @param home name of the built file of the home screen */
const build = (home: string): PageAssets => ({
  manifest: {
    'web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_frame'], dynamicImports: ['web/late.ts'] },
    _frame: { file: 'assets/frame-1.js' },
    'web/late.ts': { file: 'assets/late-1.js', css: ['assets/late-1.css'] },
    'web/routes/home/home.tsx': { file: `assets/${home}`, css: ['assets/home-1.css'] },
    'web/messages/generated/de/cart.ts': { file: 'assets/de-cart-1.js' },
    'web/messages/generated/en/cart.ts': { file: 'assets/en-cart-1.js' },
  },
})

// HOME-5
describe('clientArchive', () => {
  const archive = clientArchive(build('home-1.js'), 'en-GB')

  it('has the files of all screens, but not the scripts that every page fetches first', () => {
    const all = new Set(Object.values(clientManifest(build('home-1.js'), 'en-GB').routes).flat())
    expect(archive?.files).toContain('/assets/home-1.js')
    expect([...all.difference(new Set(archive?.files))].sort()).toEqual(['/assets/entry-1.js', '/assets/frame-1.js'])
  })

  it('has the messages of one language', () => {
    expect(archive?.files.filter((file) => file.includes('cart'))).toEqual(['/assets/en-cart-1.js'])
    expect(clientArchives(build('home-1.js')).map(({ files }) => files.filter((file) => file.includes('cart')))).toEqual([
      ['/assets/en-cart-1.js'],
      ['/assets/de-cart-1.js'],
      [],
    ])
  })

  it('has another name if one of its files changes', () => {
    expect(archive?.url).toMatch(/^\/assets\/[\da-f]{16}\.json$/)
    expect(clientArchive(build('home-1.js'), 'en-GB')?.url).toBe(archive?.url)
    expect(clientArchive(build('home-2.js'), 'en-GB')?.url).not.toBe(archive?.url)
  })

  it('is null without a build', () => {
    expect(clientArchive({ manifest: null }, 'en-GB')).toBeNull()
  })
})
