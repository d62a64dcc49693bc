import type { Messages } from '../../../../messages/messages.types.ts'
import type { Device } from './use-devices.ts'

/** 'Firefox on Windows', as far as both are known. */
export function deviceName(
  { browser, system }: Pick<Device, 'browser' | 'system'>,
  words: Messages['account']['devices'],
): string {
  if (system) return words.device({ browser: browser ?? words.unknownBrowser, system })
  return browser ?? words.unknownDevice
}
