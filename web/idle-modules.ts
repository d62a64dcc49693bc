/** Modules that every page loads after hydration on a first visit, besides header, footer and data layer. The build makes one file of them. */
export const IDLE_MODULES = [
  'web/after-hydration.ts',
  'web/features/shell/layout/overlay.tsx',
  'web/features/account/customer/session/open-session.ts',
  'web/features/buying/analytics/events/delete-analytics-data.ts',
  'web/features/buying/cart/device/cart-on-device.ts',
] as const

/** The name of that file's chunk. */
export const IDLE_CHUNK = 'idle'
