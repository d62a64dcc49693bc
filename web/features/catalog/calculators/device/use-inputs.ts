import { useCallback, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { type RoomRequest, readRoomParameters } from '#schema/rules/rooms/room-address.ts'
import type { CalculatorKind } from '#schema/rules/rooms/rooms.ts'
import { useShop } from '../../../../data/shop.tsx'
import { lazy } from '../../../../late/lazy.ts'
import { changeInputs, decodeInputs, fillInputs, type Inputs } from './inputs.ts'

/** Without this code, the form works but its inputs are not stored. */
const loadStored = lazy(async () => (await import('./stored-inputs.ts')).storedInputs)

/**
 * The inputs of a calculator, stored on the device. A room in the URL is filled in after hydration, because the served page is the same for
 * all queries.
 * @param example the inputs of an unedited form
 * @param read the inputs that a URL names; must be the same function on every render
 * @source ROOM-8, ROOM-11
 */
export function useInputs<Field extends string>(
  kind: CalculatorKind,
  example: Inputs<Field>,
  read: (request: RoomRequest) => Partial<Inputs<Field>>,
): readonly [inputs: Inputs<Field>, change: (changed: Partial<Inputs<Field>>) => void] {
  const { deviceDatabase } = useShop()
  const { search } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const [stored, setStored] = useState<unknown>(null)
  useEffect(() => {
    let isOpen = true
    const named = read(readRoomParameters(search))
    const fill = Object.keys(named).length > 0 ? fillInputs(kind, named, search, isReturn) : null
    const open = async () => {
      const device = (await loadStored())(deviceDatabase)
      if (fill) void device.change(fill)
      const latest = await device.latest()
      if (isOpen) setStored(latest)
    }
    open().catch((error) => {
      console.warn('The inputs of this calculator cannot be read', error)
      if (isOpen && fill) setStored(fill)
    })
    return () => {
      isOpen = false
    }
  }, [deviceDatabase, kind, read, search, isReturn])
  const change = useCallback(
    (changed: Partial<Inputs<Field>>) => {
      const apply = changeInputs(kind, changed)
      setStored(apply)
      loadStored()
        .then((open) => open(deviceDatabase).change(apply))
        .catch((error) => console.warn('The inputs of this calculator are not kept', error))
    },
    [deviceDatabase, kind],
  )
  return [decodeInputs(stored, kind, example), change]
}
