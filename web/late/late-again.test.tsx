import { act, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { late } from './late.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** As much of a document as React needs for what writes nothing into it. */
function emptyElement(): Element {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('HTMLIFrameElement', class {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const ownerDocument = { nodeType: 9, addEventListener() {}, defaultView: globalThis, activeElement: null }
  const element = { nodeType: 1, tagName: 'MAIN', namespaceURI: 'http://www.w3.org/1999/xhtml', ownerDocument }
  return Object.assign(element, { addEventListener() {}, textContent: '' }) as never
}

describe('late, in the browser', () => {
  // React tells what had to wait by the tree it was in, of which it has two in turn.
  it.each([1, 2])(
    'that React has waited for is read as before when it has come, after %i changes of the page',
    async (changes) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
      const code = Promise.withResolvers<() => null>()
      const Late = late(() => code.promise, 'now')
      const Word = vi.fn(() => null)
      let change = () => {}
      function Beside() {
        const [count, setCount] = useState(0)
        change = () => setCount(count + 1)
        return null
      }
      const root = createRoot(emptyElement())
      await act(async () =>
        root.render(
          <>
            <Suspense>
              <Late />
            </Suspense>
            <Beside />
          </>,
        ),
      )
      for (let i = 0; i < changes; i++) await act(async () => change())
      await act(async () => code.resolve(Word))
      expect(Word).toHaveBeenCalled()
      await act(async () => root.unmount())
      expect(errors).not.toHaveBeenCalled()
    },
  )
})
