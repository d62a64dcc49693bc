export { VatSwitch } from './vat-switch.tsx'
export { VatToggle } from './vat-toggle.tsx'
