import { expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { urlSettings } from './url-settings.ts'

// URL-14
it('names the path prefixes of the store views on the same host', () => {
  const config = readConfig(contentWith({ storeViews: { open: ['de', 'it'] } }))
  const storeViews = config.storeViews.map((view) => (view.code === 'it' ? { ...view, host: 'heartwood.example' } : view))
  const basePathsIn = (code: string) =>
    storeViews
      .filter((view) => view.code === code)
      .map((storeView) => urlSettings({ config: { ...config, storeViews }, storeView }).basePaths)
  expect([basePathsIn('default'), basePathsIn('it')]).toEqual([[['', '/de']], [['/it']]])
})
