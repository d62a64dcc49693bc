export { VatSwitch } from './vat-switch.tsx'
