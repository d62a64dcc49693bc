/**
 * Chromium uses only the last `--disable-features` flag, so this one replaces Playwright's. The list has Playwright's features that
 * affect pages or the network.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Every context is a window with an address bar, whose suggestions are a page that costs as much as a small test. The spare renderer
 * for another site is never used.
 */
const NOT_LOOKED_AT = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess']

/** The flag that disables pictures. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/** Flags of all browsers. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...NOT_LOOKED_AT].join()}`,
  WITHOUT_PICTURES,
]
