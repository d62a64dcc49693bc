import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const CONTAINER = 'https://tags.example/gtm.js?id=GTM-OAK'

// CHECKOUT-3
describe('analytics configuration', () => {
  it('asks for consent by default and loads no third-party script', () => {
    expect(readConfig({}).analytics).toEqual({ isOn: true, container: null, origins: [] })
  })

  it('loads the configured container from its origin and the configured origins', () => {
    const { analytics } = readConfig({ TAG_CONTAINER_URL: CONTAINER, TAG_ORIGINS: 'https://a.example, https://tags.example' })
    expect(analytics).toEqual({ isOn: true, container: CONTAINER, origins: ['https://tags.example', 'https://a.example'] })
  })

  it('allows no further origins without a container', () => {
    expect(readConfig({ TAG_ORIGINS: 'https://a.example' }).analytics.origins).toEqual([])
    expect(readConfig({ ANALYTICS: 'false', TAG_CONTAINER_URL: CONTAINER }).analytics).toEqual({
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
    expect(() => readConfig({ TAG_CONTAINER_URL: url })).toThrow(
      /^The configuration has an error:\n {2}TAG_CONTAINER_URL: This has to be an address that starts with https:\/\/, without a name, a password or a quote$/,
    )
  })
})
