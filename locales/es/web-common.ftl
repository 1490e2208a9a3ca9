### Words that every page in the browser needs.

web-close = Cerrar
web-reload = Recargar la página
web-help = Ayuda
web-cancel = Cancelar
web-yes = Sí
web-no = No
web-copy = Copiar
web-copied = Copiado
web-skip = Ir al contenido principal
web-learn = Aprender
web-rules = Reglas
web-cards = Cartas
web-settings = Ajustes

## On a card, for those who listen to it.

card-cost = Coste:
card-points = Puntos:
card-once = De cada edificio urbano solo puedes tener uno en tu ciudad.
card-more = Más sobre esta carta
