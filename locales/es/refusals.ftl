### Por qué se rechaza una respuesta y qué hacer en su lugar. Los sitios se cuentan desde 1.

refusal-game-over = La partida ha terminado; ya no se puede responder nada.
refusal-no-such-seat = En esta mesa no hay jugador { $n }.
refusal-not-asked = Ahora no se pregunta nada a { $who }; espera a que le toque.

refusal-wanted-role = Elige un rol o un evento.
refusal-wanted-build = Elige un edificio o no construyas nada.
refusal-wanted-pay = Elige las cartas y mercancías con las que pagas.
refusal-wanted-goods = Elige los edificios que producen o venden.
refusal-wanted-demolish = Elige un edificio que entregar.
refusal-wanted-cards = Elige cartas.
refusal-wanted-confirm = Responde sí o no.

refusal-role-taken = En esta ronda el rol «{ $role }» ya es de { $who }; elige otro.
refusal-role-not-used = El rol «{ $role }» no se ha usado en esta ronda; elige uno que sí.
refusal-library-asked = Di si tu biblioteca debe funcionar con este rol.
refusal-library-not-asked = Aquí no se pregunta por tu biblioteca; no digas nada de ella.
refusal-event-not-open = El evento «{ $event }» no está a la vista; elige otro.
refusal-nothing-to-visit = En esta ronda aún no se ha usado ningún rol, así que no hay cuál repetir; elige otra cosa.

refusal-not-in-hand = No tienes bastantes cartas «{ $card }» en la mano; elige otra carta.
refusal-cathedral-not-open = La catedral no está junto a los roles; elige otro edificio.
refusal-already-stands = «{ $card }» ya está en tu ciudad, y de cada edificio urbano solo puedes tener uno; elige otro.
refusal-no-such-place = En el sitio { $place } no hay ningún edificio; elige uno que exista.
refusal-nothing-builds-over = Para construir encima hace falta una grúa que funcione; construye en un sitio nuevo.
refusal-may-not-cover = «{ $card }» no se puede construir sobre «{ $covered }»; elige otro edificio que cubrir.
refusal-too-dear = Te cuesta { $price }, pero solo puedes pagar { $means }; elige algo más barato.
refusal-costs-too-much = Cuesta { $cost }; gratis solo puedes construir lo que cueste { $most } como máximo.

refusal-wrong-payment = Has ofrecido { $paid }; paga exactamente { n-cards }.
refusal-too-many-goods = Has elegido demasiadas mercancías ({ $named }); el máximo para este pago es { $most }.
refusal-place-twice = Has elegido dos veces el sitio { $place }; elígelo una sola vez.
refusal-no-good = En el sitio { $place } no hay mercancía; elige un edificio que tenga una.
refusal-cannot-produce = En el sitio { $place } no se puede producir; elige un edificio de producción vacío.
refusal-not-offered = No hay bastantes cartas «{ $card }» entre las que elegir; elige entre las que ves.
refusal-too-few = Has elegido muy poco ({ $named }); elige al menos { $least }.
refusal-too-many = Has elegido demasiado ({ $named }); elige { $most } como máximo.

## Por qué no se puede preparar una partida. Aquí los asientos se cuentan desde 0, como en los ficheros.

refusal-no-such-governor = el asiento { $seat } del gobernador no está en esta mesa; elige uno que sí
refusal-wrong-deck = de «{ $card }» el mazo tiene { $n }, pero debe tener { $wanted }
refusal-missing-tile = falta la loseta { $tile }
