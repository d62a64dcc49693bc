import { describe, expect, it } from 'vitest'
import { pageFiles, preloadHeaders } from './page-assets.ts'

const manifest = {
  'web/entry.client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css'],
    imports: ['_frame'],
    dynamicImports: ['web/late.ts'],
  },
  'web/before-paint.ts': { file: 'assets/before-paint-1.js' },
  _frame: { file: 'assets/frame-1.js', css: ['assets/frame-1.css'], assets: ['assets/display-1.woff2', 'assets/rings-1.svg'] },
  'web/late.ts': { file: 'assets/late-1.js', css: ['assets/late-1.css'] },
  'web/features/shell/layout/shell.tsx': { file: 'assets/header-1.js', imports: ['_shell'] },
  _shell: { file: 'assets/shell-1.js', css: ['assets/shell-1.css'] },
  'web/routes/home/home.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'], imports: ['_frame', '_parts'] },
  _parts: { file: 'assets/parts-1.js' },
}

describe('pageFiles', () => {
  const files = pageFiles({ manifest }, ['web/routes/home/home.tsx'])

  it('returns the modules of the entry and the screen with their imports', () => {
    expect(files.modules).toEqual(['/assets/entry-1.js', '/assets/frame-1.js', '/assets/home-1.js', '/assets/parts-1.js'])
  })

  it('returns each style once, in the order of the layers', () => {
    expect(files.styles).toEqual(['/assets/entry-1.css', '/assets/frame-1.css', '/assets/shell-1.css', '/assets/home-1.css'])
  })

  it('excludes dynamic imports', () => {
    expect(JSON.stringify(files)).not.toContain('late')
  })

  it('includes the styles of header and footer, but not their scripts', () => {
    expect(files.styles).toContain('/assets/shell-1.css')
    expect(files.modules).not.toContain('/assets/shell-1.js')
  })

  it('returns the sources without a build', () => {
    expect(pageFiles({ manifest: null }, []).modules).toContain('/web/entry.dev.ts')
  })

  it('returns files that preloadHeaders preloads: styles, then fonts', () => {
    expect(preloadHeaders(files)).toEqual([
      '</assets/entry-1.css>; rel=preload; as=style',
      '</assets/frame-1.css>; rel=preload; as=style',
      '</assets/shell-1.css>; rel=preload; as=style',
      '</assets/home-1.css>; rel=preload; as=style',
      '</assets/display-1.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ])
  })
})
