import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { nextTask } from './idle.ts'
import { LatePart, late, lateParts } from './late.tsx'

const Word = ({ text }: { readonly text: string }) => <b>{text}</b>

describe('late, on the server', () => {
  it('renders completely after lateParts()', async () => {
    const Late = late(async () => Word, [], 'interaction')
    await lateParts()
    expect(renderToString(<Late text="menu" />)).toBe('<b>menu</b>')
  })

  it('fetches code that a hot reload has replaced when it is rendered, without waiting for an interaction', async () => {
    const warn = vi.spyOn(console, 'warn')
    const Late = late(async () => Word, [], 'interaction')
    const html = () =>
      renderToString(
        <Suspense>
          <Late text="menu" />
        </Suspense>,
      )
    expect(html()).not.toContain('menu')
    await vi.waitFor(() => expect(html()).toContain('menu'))
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('fetches late components inside a late component', async () => {
    const load = vi.fn(async () => Word)
    late(async () => {
      late(load)
      return Word
    })
    await lateParts()
    expect(load).toHaveBeenCalledOnce()
  })

  it('fetches the code once for several preloads', async () => {
    const load = vi.fn(async () => Word)
    const Late = late(load)
    await Promise.all([Late.preload(), Late.preload()])
    await lateParts()
    expect(load).toHaveBeenCalledOnce()
  })

  it('fetches each component in its turn', async () => {
    const turn = Promise.withResolvers<void>()
    const load = vi.fn(async () => Word)
    late(load)
    const all = lateParts(() => turn.promise)
    await nextTask()
    expect(load).not.toHaveBeenCalled()
    turn.resolve()
    await all
    expect(load).toHaveBeenCalledOnce()
  })

  it('fetches again after a failure', async () => {
    const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('no network'))
    const Late = late(load)
    await expect(Late.preload()).rejects.toThrow('no network')
    await Late.preload()
    expect(renderToString(<Late text="menu" />)).toBe('<b>menu</b>')
  })

  it('renders nothing while its code is not loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Word>()
    const Late = late(() => promise)
    // A component that suspends outputs nothing; the fallback around it is rendered.
    expect(
      renderToString(
        <Suspense fallback="wait">
          <Late text="menu" />
        </Suspense>,
      ),
    ).toContain('wait')
    resolve(Word)
    await Late.preload()
    expect(renderToString(<Late text="menu" />), 'as soon as it is there').toBe('<b>menu</b>')
  })

  it('renders inside its part, which has the given id', async () => {
    const Late = late(async () => Word, [], 'idle')
    await Late.preload()
    expect(
      renderToString(
        <LatePart id="header">
          <Late text="brand" />
        </LatePart>,
      ),
    ).toContain('<div id="header" data-late="">')
  })
})
