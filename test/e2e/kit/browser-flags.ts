/**
 * A list of features is given to a browser whole: the last one it is started with replaces Playwright's own.
 * These are Playwright's that change what a page sees or ask the network for something.
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
 * Every context is a window with an address bar that nobody sees. Its suggestions are a page of their own, which costs as
 * much as a small test; the renderer that is kept in reserve for another site is never used.
 */
const NOT_LOOKED_AT = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess']

/** What a browser that loads no pictures is started with. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/** What the browsers of all tests are started with. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...NOT_LOOKED_AT].join()}`,
  WITHOUT_PICTURES,
]
