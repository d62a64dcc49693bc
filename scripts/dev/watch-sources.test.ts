import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { type WatchSettings, watchSources } from './watch-sources.ts'

/** The calls that an edit causes, in order. */
function startWatching() {
  const done: string[] = []
  const watcher = new EventEmitter()
  const vite = {
    config: { root: '/shop' },
    watcher,
    environments: {
      ssr: { moduleGraph: { onFileChange: (file: string) => done.push(`forgets ${file}`) } },
      client: { moduleGraph: { getModulesByFile: () => undefined } },
    },
  }
  const settings = {
    vite: vite as unknown as ViteDevServer,
    browsers: { reload: () => done.push('tells browsers') },
    problems: { set: () => done.push('has a problem'), clear: () => undefined },
    shop: {
      reload: async () => {
        done.push('reads the server')
        return true
      },
    },
    sandbox: null,
    codegen: {
      run: async () => {
        done.push('generates code')
        return { isContent: true, output: '' }
      },
    },
    types: { run: async () => null },
    content: '/shop/my-shop',
  }
  watchSources(settings as unknown as WatchSettings)
  return { done, edit: (path: string) => watcher.emit('all', 'change', path) }
}

describe('server edit', () => {
  it('reloads the server after the module was invalidated, then notifies browsers', async () => {
    const { done, edit } = startWatching()
    edit('/shop/bff/app.ts')
    await vi.waitFor(() => expect(done).toEqual(['forgets /shop/bff/app.ts', 'reads the server', 'tells browsers']))
  })
})

describe('edit of a source of generated code', () => {
  it.each(['schema/product.graphql', 'web/routes/cart/cart.graphql', 'schema/messages/en.json', 'web/routes.ts'])(
    'generates code first: %s',
    async (path) => {
      const { done, edit } = startWatching()
      edit(`/shop/${path}`)
      await vi.waitFor(() => expect(done.slice(0, 2)).toEqual([`forgets /shop/${path}`, 'generates code']))
    },
  )
})

describe('content edit', () => {
  it('reloads the server', async () => {
    const { done, edit } = startWatching()
    edit('/shop/my-shop/shop/default.yaml')
    await vi.waitFor(() =>
      expect(done).toEqual(['forgets /shop/my-shop/shop/default.yaml', 'reads the server', 'tells browsers']),
    )
  })

  it('ignores a folder whose name has the same prefix', async () => {
    const { done, edit } = startWatching()
    edit('/shop/my-shopping/list.yaml')
    await vi.waitFor(() => expect(done).toEqual(['forgets /shop/my-shopping/list.yaml']))
    edit('/shop/bff/app.ts')
    await vi.waitFor(() => expect(done.slice(1)).toEqual(['forgets /shop/bff/app.ts', 'reads the server', 'tells browsers']))
  })
})
