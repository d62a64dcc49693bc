import { describe, expect, it } from 'vitest'
import { type ContentChanges, contentWith } from '../../test/kit/content.ts'
import { readConfig } from './config.ts'

const read = (analytics: NonNullable<ContentChanges['settings']>['analytics'] = {}) =>
  readConfig(contentWith({ settings: { analytics } })).analytics

const CONTAINER = 'https://tags.example/gtm.js?id=GTM-OAK'

// CHECKOUT-3
describe('analytics configuration', () => {
  it('asks for consent by default and loads no third-party script', () => {
    expect(read()).toEqual({ isOn: true, container: null, origins: [] })
  })

  it('loads the configured container from its origin and the configured origins', () => {
    const analytics = read({ container: CONTAINER, origins: ['https://a.example', 'https://tags.example'] })
    expect(analytics).toEqual({ isOn: true, container: CONTAINER, origins: ['https://tags.example', 'https://a.example'] })
  })

  it('allows no further origins without a container', () => {
    expect(read({ origins: ['https://a.example'] }).origins).toEqual([])
    expect(read({ isOn: false, container: CONTAINER })).toEqual({
      isOn: false,
      container: null,
      origins: [],
    })
  })

  it.each([
    'tags.example/gtm.js',
    '//tags.example/gtm.js',
    'http://tags.example/gtm.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'https://me:secret@tags.example/gtm.js',
    "https://tags.example/gtm.js; script-src 'unsafe-inline'",
    'https://tags.example/"><script>',
  ])('rejects the container %s and does not repeat it in the error', (url) => {
    expect(() => read({ container: url })).toThrow(
      /^The configuration has an error:\n {2}\S+settings\.yaml:\d+ analytics\.container: has to be an address that starts with https:\/\/, without a name, a password or a quote$/,
    )
  })
})
