import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'

/** The price of a method among those that the platform offers. @param method carrier and method: 'flatrate_flatrate' */
export const offeredPrice = (methods: readonly DeliveryMethodFragment[], method: string): DeliveryMethodFragment['price'] =>
  methods.find(({ carrierCode, methodCode, isOffline }) => !isOffline && `${carrierCode}_${methodCode}` === method)?.price ?? null
