import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packageFolders } from './bundled-packages.ts'
import { readLicence, renderNotices } from './notices.ts'

const licensed = (name: string, text: string, spdx: string | null = 'MIT') => ({ name, text, spdx })

describe('packageFolders', () => {
  it.each([
    ['a package', '/shop/node_modules/react/index.js', 'node_modules/react'],
    ['a package of a scope', '/shop/node_modules/@apollo/client/cache/index.js', 'node_modules/@apollo/client'],
    ['a package within another', '/shop/node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
    [
      'a package of the playground',
      '/shop/web/playground/node_modules/graphiql/x.js?v=1',
      'web/playground/node_modules/graphiql',
    ],
    ['a virtual module of a package', '\0/shop/node_modules/react/index.js?commonjs', 'node_modules/react'],
    ['a font', 'node_modules/@fontsource-variable/fraunces/files/a.woff2', 'node_modules/@fontsource-variable/fraunces'],
    ['a path of Windows', 'C:\\shop\\node_modules\\react\\index.js', 'node_modules/react'],
  ])('finds %s', (_, id, folder) => {
    expect(packageFolders([id])).toEqual([folder])
  })

  it('names each package once, and no module of the shop', () => {
    const ids = ['/shop/web/routes.ts', '/shop/node_modules/b/1.js', '/shop/node_modules/b/2.js', '/shop/node_modules/a/1.js']
    expect(packageFolders(ids)).toEqual(['node_modules/a', 'node_modules/b'])
  })
})

describe('renderNotices', () => {
  it('quotes a licence once for all packages that have it', () => {
    const text = renderNotices([
      licensed('react-dom', 'Copyright Meta'),
      licensed('idb', 'ISC'),
      licensed('react', 'Copyright Meta'),
    ])
    expect(text).toContain('## idb\n\n```text\nISC\n```\n\n## react, react-dom\n\n```text\nCopyright Meta\n```\n')
  })

  it('names the licence of a package without a file, and rejects a package with neither', () => {
    expect(renderNotices([licensed('a', '')])).toContain('Licensed under MIT, without a file of its own.')
    expect(() => renderNotices([licensed('a', '', null), licensed('b', '', null)])).toThrow('No licence: a, b')
  })

  it('reads the licence of an installed package', () => {
    expect(readLicence('node_modules/react')).toMatchObject({ name: 'react', spdx: 'MIT', text: expect.stringContaining('Meta') })
  })
})

describe('third-party notices', () => {
  const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8')
  const fonts = [...readFileSync('web/styles/fonts.css', 'utf8').matchAll(/url\(["'](@[^/]+\/[^/]+)\//g)].map(
    ([, name = '']) => name,
  )

  it.each([...new Set([...fonts, 'react', '@apollo/client', 'workbox-routing', 'graphiql'])])('name %s', (name) => {
    expect(notices).toMatch(new RegExp(`^## (?:.*, )?${name}(?:,|$)`, 'm'))
  })
})
