/** As 2026-11-22, where the owner is: Swedish writes dates so. */
export const today = () => new Date().toLocaleDateString('sv-SE')
