import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { VARIABLES } from '../environment.ts'
import { CONTENT_FILES } from '../shop-files.ts'
import { MOVED, MOVED_TO_CONTENT, MOVED_TO_VARIABLE } from './moved.ts'
import { schemasAt, toSchema } from './schema-at.ts'

describe('variables of earlier versions', () => {
  it.each(Object.entries(MOVED_TO_CONTENT))('names a setting of the content that exists, for %s', (_, [file, key]) => {
    const schema = toSchema(CONTENT_FILES[file as keyof typeof CONTENT_FILES])
    expect(schemasAt(schema, key.split('.'))).not.toEqual([])
  })

  it.each(Object.entries(MOVED_TO_VARIABLE))('names a variable that exists, for %s', (_, place) => {
    const [variable = '', value = ''] = place.split(/=(.*)/)
    expect(VARIABLES).toContain(variable)
    const [name] = value.split('=')
    if (value.includes('=')) expect(() => readConfig({ [variable]: `${name}=1` })).not.toThrow()
  })

  it('are not read any more', () => {
    expect(MOVED.filter((name) => VARIABLES.includes(name))).toEqual([])
  })

  it('stop the start if they are set, all of them at once, with the place they went to', () => {
    const set = {
      CURRENCY: 'EUR',
      STORE_VIEWS: 'de',
      CART_COUNTS: 'items',
      BANNERS_DIR: 'b',
      RATE_LIMIT_CART: '1',
      SANDBOX_HOST: '::',
    }
    expect(() => readConfig(set)).toThrow(
      expect.objectContaining({
        issues: [
          'CURRENCY: is no longer read; set default.currency in bff/content/shop/store-views.yaml',
          'STORE_VIEWS: is no longer read; set open in bff/content/shop/store-views.yaml',
          'CART_COUNTS: is no longer read; set cart.counts in bff/content/shop/settings.yaml',
          'BANNERS_DIR: is no longer read; put the files into bff/content/banners',
          'RATE_LIMIT_CART: is no longer read; set RATE_LIMITS=cart=…',
          'SANDBOX_HOST: is no longer read; set HOST=…',
        ],
      }),
    )
  })

  it('do not stop the start if they are empty', () => {
    expect(() => readConfig({ CURRENCY: ' ', STORE_VIEWS: '' })).not.toThrow()
  })

  it('are recognised if they are misspelt', () => {
    expect(() => readConfig({ TIMEZONE: 'UTC' })).toThrow(
      'TIMEZONE: is not read; if you mean TIME_ZONE, set default.timeZone in bff/content/shop/store-views.yaml',
    )
  })
})
