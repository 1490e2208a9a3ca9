### El final de una partida en el navegador: quién ha ganado, la hoja de puntuación, la partida en imágenes, la comprobación del barajado.

## Quién ha ganado. $person es "you" si se le cuenta a quien protagoniza la frase; si no, "other".

end-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
end-won = { $person ->
    [you] ¡Ganas con { end-points }!
   *[other] Gana { $who } con { end-points }
}
end-shared = { $names } comparten la victoria con { end-points } cada uno
end-shared-why = Tienen los mismos puntos y les quedan las mismas cartas y mercancías.
end-beaten = { $names }: los mismos puntos. Decidieron las cartas y mercancías restantes: a quien gana le quedaban { $n }.
end-second = { $person ->
    [you] Quedas en segundo lugar, a { end-points }.
   *[other] En segundo lugar queda { $who }, a { end-points }.
}
end-seconds = { $names } comparten el segundo lugar, a { end-points }.

## La hoja de puntuación.

end-sheet = Hoja de puntuación
end-sheet-item = Puntos por
end-total = Total
end-tie-break = Cartas y mercancías restantes
end-place = Puesto
end-winner = Gana

## Qué se puede hacer ahora.

end-rematch = Revancha
end-rematch-go = Ir a la revancha
end-rematch-ready = La mesa de la revancha está lista.
end-replay = Ver otra vez la partida
end-record = Descargar el registro
end-new = Mesa nueva

## La partida en imágenes.

end-statistics = Esta partida en imágenes
end-statistics-wait = Las imágenes de esta partida aparecerán en cuanto llegue su crónica.
end-chart-table = Los números en una tabla
end-axis-round = Ronda
end-axis-deal = Inicio
end-axis-end = Final
end-chart-points = Puntos a lo largo de las rondas
end-chart-points-counted = Los puntos impresos en los edificios después de cada ronda. Al final se suman las cartas guardadas y los edificios que solo puntúan entonces.
end-chart-buildings = Edificios a lo largo de las rondas
end-chart-buildings-counted = Cuántos edificios hay después de cada ronda; los cubiertos no cuentan.
end-chart-twelve = con doce termina la partida
end-chart-roles = Roles elegidos
end-chart-roles-counted = Cuántas veces eligió cada cual cada rol.
end-chart-role = Rol
end-events = Eventos
end-chart-drawn = De dónde vinieron las cartas
end-chart-drawn-counted = Cartas que llegaron a la mano después de la inicial, según su origen. De las del alcalde solo cuentan las conservadas.
end-chart-source = Origen
end-sources-other = Todo lo demás
end-alt-line = { $who }: de { $first } a { $last }.
end-alt-bars = { $who }: { $parts }.
end-alt-part = { $what } { $n }

## La comprobación del barajado.

end-check-title = ¿Fue limpio el barajado?
end-check-intro = Antes de repartir, el servidor fijó un número secreto y mostró su huella; después cada cual añadió su propio azar. Ahora el secreto está a la vista y esta página puede calcular si las cartas salieron de ambas cosas.
end-check-start = Comprobar el barajado
end-check-busy = Comprobando…
end-check-fine = Todo encaja: nadie pudo elegir las cartas.
end-check-partly = { $n ->
    [one] No hay nada mal, pero { $n } paso no se puede comprobar aquí.
   *[other] No hay nada mal, pero { $n } pasos no se pueden comprobar aquí.
}
end-check-bad = { $n ->
    [one] { $n } paso no encaja. Guarda el registro y pregunta a quien lleva este servidor.
   *[other] { $n } pasos no encajan. Guarda el registro y pregunta a quien lleva este servidor.
}
end-check-no-deal = Esta partida continuó una posición de otra, así que sus cartas no se repartieron aquí y no hay nada que comprobar.
end-check-impossible = Este navegador solo calcula huellas en páginas cifradas. Descarga el registro y compruébalo con el programa: sanjuan verify.
end-check-yourself = Que el servidor volvió a jugar la partida hay que creérselo. Si prefieres no hacerlo, descarga el registro y usa el programa: sanjuan verify.
end-verdict-holds = Encaja
end-verdict-fails = No encaja
end-verdict-unknown = Aquí no se sabe
end-check-commitment-holds = El secreto tiene la huella que mostró el servidor.
end-check-commitment-fails = El secreto no tiene la huella que mostró el servidor.
end-check-before-holds = Es la huella que este navegador anotó antes de repartir.
end-check-before-fails = Antes de repartir, este navegador anotó otra huella.
end-check-before-unknown = Este navegador no estaba aquí antes de repartir y no anotó la huella.
end-check-own-holds = Lo que este navegador añadió por { $who } entró en el barajado.
end-check-own-fails = Lo que este navegador añadió por { $who } no entró en el barajado.
end-check-own-unknown = Este navegador no recuerda lo que se añadió por { $who }.
end-check-chance-holds = Al menos una persona añadió su propio azar.
end-check-chance-unknown = Nadie añadió azar, así que el servidor pudo buscar un secreto que le gustara.
end-check-deal-holds = El registro nombra el mismo secreto, la misma huella y los mismos añadidos que esta mesa.
end-check-deal-fails = El registro nombra otro secreto, otra huella u otros añadidos que esta mesa.
end-check-seed-holds = El número inicial de todo el barajado sale del secreto y de los añadidos.
end-check-seed-fails = El número inicial de todo el barajado no sale del secreto y de los añadidos.
end-check-chain-holds = { $n ->
    [one] El registro está entero: { $n } línea se sella a sí misma.
   *[other] El registro está entero: cada una de sus { $n } líneas sella las anteriores.
}
end-check-chain-fails = El registro no está entero: una línea se ha cambiado o falta.
end-check-result-holds = Su resultado es el de la hoja de puntuación.
end-check-result-fails = Su resultado no es el de la hoja de puntuación.
end-check-again-holds = { $n ->
    [one] El servidor volvió a jugar la { $n } respuesta del registro y llegó al mismo final.
   *[other] El servidor volvió a jugar las { $n } respuestas del registro y llegó al mismo final.
}
end-check-again-fails = El servidor volvió a jugar el registro y no llegó al mismo final.
end-check-again-unknown = No se pudo pedir al servidor que volviera a jugar el registro.
