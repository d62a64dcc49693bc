import { describe, expect, it } from 'vitest'
import { contentWith } from '../../test/kit/content.ts'
import { ConfigError } from './config-error.ts'
import { type EffectiveSetting, effectiveSettings } from './effective-settings.ts'
import { VARIABLES } from './environment.ts'

const settingsByName = (environment: Readonly<Record<string, string>>) =>
  new Map(effectiveSettings(environment).map((setting): [string, EffectiveSetting] => [setting.name, setting]))

describe('effective settings', () => {
  it('list every variable once', () => {
    const names = effectiveSettings({}).map(({ name }) => name)
    expect(names.slice(0, VARIABLES.length).sort()).toEqual([...VARIABLES].sort())
    expect(new Set(names).size).toBe(names.length)
  })

  it('name the environment, the line of a file or the default as origin', () => {
    const settings = settingsByName({ PORT: '8000' })
    expect(settings.get('PORT')).toEqual({ name: 'PORT', value: '8000', origin: 'environment' })
    expect(settings.get('HOST')).toEqual({ name: 'HOST', value: '0.0.0.0', origin: 'default' })
    expect(settings.get('name')).toMatchObject({ value: 'Heartwood', origin: 'bff/content/shop/default.yaml:4' })
    expect(settings.get('cart.counts')?.origin).toMatch(/^bff\/content\/shop\/settings\.yaml:\d+$/)
    expect(settings.get('cart.mayChangeLines')).toMatchObject({ value: 'false', origin: 'default' })
  })

  it('contain store views by their code', () => {
    const settings = settingsByName(contentWith({ storeViews: { open: ['de'] } }))
    expect(settings.get('open')?.value).toBe('["de"]')
    expect(settings.get('further.de.currency')).toMatchObject({
      value: 'EUR',
      origin: expect.stringMatching(/store-views\.yaml:\d+$/),
    })
    expect(settings.get('further.de.priceRanges')).toMatchObject({ value: "the default view's", origin: 'default' })
  })

  it('state values that depend on other settings', () => {
    expect(settingsByName({}).get('PLATFORM_TIMEOUT_MS')?.value).toBe('10000')
    const settings = settingsByName({ PLATFORM_URL: 'https://platform.example' })
    expect(settings.get('PLATFORM_TIMEOUT_MS')).toMatchObject({ value: '5000', origin: 'default' })
    expect(settings.get('PLAYGROUND')?.value).toBe('false')
    expect(settings.get('platform.cmsHierarchy')?.value).toBe('false')
  })

  it('write lists and limits as variables have them', () => {
    const settings = settingsByName({ CACHE_MB: 'pages=1', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' })
    expect(settings.get('CACHE_MB')?.value).toBe('upstream=64,pages=1,answers=16,pictures=48')
    expect(settings.get('TRUSTED_PROXIES')?.value).toBe('loopback,10.0.0.0/8')
    expect(settings.get('CORS_ORIGINS')?.value).toBe('none')
  })

  it('contain no secrets', () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7)).toString('base64')
    const settings = settingsByName({
      SESSION_KEYS: key,
      INVALIDATION_KEY: 'canary-canary-canary',
      VALKEY_URL: 'redis://:canary@store.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:canary@collector.example',
    })
    for (const name of ['SESSION_KEYS', 'INVALIDATION_KEY', 'VALKEY_URL']) expect(settings.get(name)?.value).toBe('[secret]')
    expect(settings.get('OTEL_EXPORTER_OTLP_ENDPOINT')?.value).toBe('https://[secret]@collector.example')
    expect(JSON.stringify([...settings])).not.toMatch(/canary|0,7,14/)
  })

  it('are not available if a setting is invalid', () => {
    expect(() => effectiveSettings({ PORT: 'x' })).toThrow(ConfigError)
  })
})
