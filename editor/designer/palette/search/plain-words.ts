/** Lowercase without accents: 'Öffnungszeiten' equals 'offnungszeiten'. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replace(/ß/g, 'ss').replace(/ł/g, 'l')

/** Also replaces digraphs, as in 'oeffnungszeiten'. */
export const plain = (text: string): string => folded(text).replace(/[aou]e/g, ([vowel = '']) => vowel)

/** Words that don't name a topic: 'where', 'change', 'my'. */
const filler = new Set(
  plain(
    `a an the my our your i we it is are of for in on to at do does how where what which can could want need please change edit set
    update put make get see find show add new i'd like me us with
    der die das den dem ein eine mein meine meinen unser unsere ich wir ist sind wo wie was kann mochte bitte andern bearbeiten
    hinzufugen einstellen von fur im am zu auf neue neuen zeigen mir mich uns mit
    el la los las un una mi mis donde esta como cambiar editar anadir agregar poner de del para en quiero ver nuevo nueva me nos con
    le les l d des du mon ma mes ou est comment changer modifier ajouter mettre je veux pour nouveau nouvelle voir me nous avec
    il lo gli i mio mia dove come cambiare modificare aggiungere di dei della per nel voglio nuovo nuova vedere mi ci con
    o os as meu minha onde fica mudar alterar editar adicionar do da dos das no na quero ver novo nova me nos com
    de het een mijn onze waar hoe wijzigen veranderen aanpassen toevoegen van voor op ik wil zien nieuwe mij ons met
    moj moja moje gdzie jest jak zmien zmienic edytuj dodaj dodac w na do chce nowy nowa mnie nas z
    変更 追加 編集 変える 변경 추가 수정 바꾸기 어디 에`,
  )
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** The words without fillers, or all words if there are only fillers. */
export function significantWords(text: string): string[] {
  const all = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = all.filter((word) => !filler.has(word))
  return telling.length > 0 ? telling : all
}
