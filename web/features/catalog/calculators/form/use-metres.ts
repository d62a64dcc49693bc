import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'

/** Writes millimetres in metres: '3.6 m'. */
export function useMetres(): (millimetres: number) => string {
  const words = useMessages('calculators').form
  const { measure } = useFormat()
  return (millimetres) => words.metres(measure(millimetres / 1000))
}
