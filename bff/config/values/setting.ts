import type { z } from 'zod'

/**
 * Adds the meaning of a setting, from which docs/configuration.md is generated.
 * @param unset what applies if the setting is left out, if that is not a plain value: 'the sandbox'
 */
export const setting = <Type extends z.ZodType>(type: Type, description: string, unset?: string): Type =>
  type.meta({ description, ...(unset !== undefined && { unset }) })

/** A setting with a secret. `NAME_FILE` can name a file with its value instead. */
export const secretSetting = <Type extends z.ZodType>(type: Type, description: string, unset?: string): Type => {
  const described = setting(type, description, unset)
  return described.meta({ ...described.meta(), isSecret: true })
}
