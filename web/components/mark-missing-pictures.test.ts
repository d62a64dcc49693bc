import { afterEach, expect, it, vi } from 'vitest'
import { markMissingPictures } from './mark-missing-pictures.ts'

class Picture {
  isMissing: boolean | undefined
  toggleAttribute(name: string, isSet: boolean) {
    if (name === 'data-missing') this.isMissing = isSet
  }
}

afterEach(() => vi.unstubAllGlobals())

// CACHE-26
it('marks a picture that cannot be loaded, until it is loaded', () => {
  const listeners = new Map<string, (event: { readonly type: string; readonly target: unknown }) => void>()
  vi.stubGlobal('HTMLImageElement', Picture)
  vi.stubGlobal('document', { addEventListener: listeners.set.bind(listeners) })
  markMissingPictures()
  const picture = new Picture()
  const send = (type: string, target: unknown) => listeners.get(type)?.({ type, target })
  send('error', picture)
  expect(picture.isMissing).toBe(true)
  send('load', picture)
  expect(picture.isMissing).toBe(false)
  send('error', 'a script')
})
